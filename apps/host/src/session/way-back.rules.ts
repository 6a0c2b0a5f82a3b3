type Place = { pathname: string; search: string }

/** A page of the visualizer is named by its query; what others carry there may be a secret, and is not kept. */
export const wayBackTo = ({ pathname, search }: Place): string =>
  pathname.startsWith('/visualize/') ? pathname + search : pathname
