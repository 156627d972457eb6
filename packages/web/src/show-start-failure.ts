/** The first page could not be made, for want of its texts: so these words are in English and stand here. */
export const showStartFailure = (element: HTMLElement): void => {
  const words = document.createElement('p');
  words.textContent = 'Ohmstead could not be loaded. ';
  const retry = document.createElement('button');
  retry.textContent = 'Try again';
  retry.addEventListener('click', () => window.location.reload());
  words.append(retry);
  element.replaceChildren(words);
};
