/** What the page of a Pro's link says. */
export const enterMessages = {
  showroom: 'Showroom',
  opening: 'Opening the showroom…',
  noShowroom: 'No Showroom Found',
  noShowroomOf: (vsdId: string) =>
    `No showroom has the ID ${vsdId}. Ask your Pro for theirs, or look for their name.`,
  typeAnother: 'Look for a showroom',
}
