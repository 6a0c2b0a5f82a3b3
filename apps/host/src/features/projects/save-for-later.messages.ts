/** Apart from what the projects say: the cart shows it, too. */
export const saveForLaterMessages = { open: 'Save for later in a project' }
