/** Leads to the first field in the form's order that has an error. */
export const focusFirstError = (form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void => {
  for (const control of form.elements) {
    if (!isNamed(control) || errors[control.name] === undefined) continue;
    control.focus();
    return;
  }
};

const isNamed = (control: Element) =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;
