/** What every paper says. */
export const paperMessages = {
  page: (at: number, of: number) => `Page ${at} of ${of}`,
  live: 'As it stands now',
  standIn: '□ stands for a letter that this paper can not show. The page behind the code shows it.',
}
