export const testBrowserPath: string
export const testBrowserProblem: () => string | null
export const testBrowserFlags: string[]
export const drawnAlike: string[]
