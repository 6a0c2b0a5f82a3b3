/** Stands in for `react-dom/server`, which react-shadow imports for its `ssr` mode that we never use (62 KB gzip). */
export const renderToString = () => ''
