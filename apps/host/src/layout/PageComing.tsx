/** Stands where a page will be whose program is on its way. */
export const PageComing = () => <div className="page" aria-busy="true" />
