declare const BUILD_ID: string

/**
 * Names the sources that a bundle was made from. HTML that a server drew is hydrated by the very code that drew it;
 * in the sources themselves, and in the package for npm, there is no such server.
 */
export const buildId = typeof BUILD_ID === 'string' ? BUILD_ID : 'sources'
