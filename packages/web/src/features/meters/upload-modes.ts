// How devices of the field can be set to send; what is typed elsewhere stays as it is.

export const uploadModes = ['HTTP', 'HTTPS', 'MQTT', 'TCP'] as const;

/** The one known by that name in any case, else the name itself. */
export const uploadModeLabel = (mode: string | null): string | null =>
  uploadModes.find((known) => known === mode?.toUpperCase()) ?? mode;
