/** What changes of a cart say to people; they come with the code that makes them. */
export const cartChangeMessages = {
  addUnconfirmed: 'We could not confirm that. Please check your cart before adding again.',
}
