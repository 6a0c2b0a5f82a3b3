/** Which pages may use which showrooms (the browser's Origin against the showroom's list). */
export type Origins = {
  /** Our own pages. */
  isOwn(origin: string): boolean
  /** Our own pages, and every page that some showroom admits. */
  isKnown(origin: string): Promise<boolean>
  /** Whether the showroom, by its Pro's id or Showroom ID, admits the page. True for a showroom that does not exist. */
  admits(origin: string, showroom: string): Promise<boolean>
  /** The Pro's id of the showroom that is meant by either of its names. */
  refOf(showroom: string): Promise<string | null>
  /** A page of somebody else has asked for the showroom, and what came of it. */
  saw(origin: string, showroom: string, isAdmitted: boolean): Promise<void>
}
