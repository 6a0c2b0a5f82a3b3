/** What a listener of the page throws is the page's: it is reported there, and stops nothing of ours. */
export const tellSafely =
  <News>(listener: (news: News) => void) =>
  (news: News) => {
    try {
      listener(news)
    } catch (thrown) {
      reportError(thrown)
    }
  }
