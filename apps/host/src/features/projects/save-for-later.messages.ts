/** Apart from what the projects say: the cart shows it, too. */
export const saveForLaterMessages = {
  open: 'Save for later in a project',
  openProject: 'Choose the project of this cart',
  cartProject: 'The project of this cart',
  note: 'Note',
  noteHint: 'For you and whoever you share the project with.',
  attach: 'Attach the cart',
}
