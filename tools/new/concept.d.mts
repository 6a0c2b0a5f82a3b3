/** Writes the skeleton of a concept below `root`; resolves with the paths that were written or changed. */
export const create: (options: { root: string; name: string }) => Promise<string[]>
