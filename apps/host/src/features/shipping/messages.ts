/** What the page of delivery prices says. */
export const shippingMessages = {
  today: 'What delivery costs today',
  todayAbout:
    'A parcel, and a pallet at the curb, are free in the 48 states. What is carried further costs the client this much for each vendor’s delivery.',
  way: 'Way of delivery',
  price: 'Price',
  free: 'Free',
  since: 'Since',
  always: 'Always',
  planTitle: 'Plan another price',
  planAbout:
    'It takes effect by itself at midnight (Pacific) of its day. What is ordered before keeps its price, also when its address changes later.',
  newPrice: 'New price in dollars',
  priceHint: 'Like 45 or 49.50; 0 makes it free.',
  priceWrong: 'Please give a price in dollars, like 45 or 49.50.',
  startsOn: 'From',
  dayMissing: 'Please choose a day.',
  note: 'Why',
  plan: 'Plan it',
  history: 'Planned and past prices',
  nothing: 'No price was planned yet.',
  was: 'Was',
}
