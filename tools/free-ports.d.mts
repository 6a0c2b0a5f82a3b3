export const freePorts: (count?: number) => Promise<number>
