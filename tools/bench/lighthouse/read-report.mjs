export const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Named as the tables show them; each read from Lighthouse's report. */
export const figuresOf = ({ categories: scores, audits, environment }) => {
  const requests = audits['network-requests'].details.items
  const bytesOf = (isCounted) =>
    requests.filter(isCounted).reduce((sum, { transferSize }) => sum + transferSize, 0)
  const ms = (audit) => Math.round(audits[audit].numericValue)
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round(scores[name].score * 100)])),
    'first contentful paint, ms': ms('first-contentful-paint'),
    'largest contentful paint, ms': ms('largest-contentful-paint'),
    'speed index, ms': ms('speed-index'),
    'total blocking time, ms': ms('total-blocking-time'),
    'layout shift': Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
    'bytes over the wire': bytesOf(() => true),
    'bytes of script': bytesOf(({ resourceType }) => resourceType === 'Script'),
    requests: requests.length,
    // Lighthouse's own measure of the processor at that moment: 1,000 and more is a good laptop that does nothing else.
    'processor index': Math.round(environment.benchmarkIndex),
  }
}

const isLacking = ({ score }) => score !== null && score < 0.9

/** What the last visit was marked down for, in Lighthouse's own words. */
export const findingsOf = (visits) => {
  const { categories: scores, audits } = visits.at(-1).report
  return categories.flatMap((category) =>
    scores[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && isLacking(audits[id]))
      .map(({ id }) => `${category}: ${audits[id].title} ${audits[id].displayValue ?? ''}`.trim()),
  )
}
