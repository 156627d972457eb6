/** Haurwitz (1945): the irradiance of a clear sky on level ground, in units of 1,000 W/m², by how far up the sun points. */
export const clearSkyOnLevel = (up: number): number => (up <= 0 ? 0 : 1.098 * up * Math.exp(-0.057 / up));
