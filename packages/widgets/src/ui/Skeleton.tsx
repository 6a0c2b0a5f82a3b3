type SkeletonProps = {
  /** Width and height in px, or in percent of the place it stands in. */
  width?: string
  /** Without one, the styles of the place decide. */
  height?: string
}

/**
 * Holds the true shape of what is on its way; the region around it says that it is loading.
 * A drawing takes its size from attributes: a strict policy keeps `style` from HTML that a server drew.
 */
export const Skeleton = ({ width = '100%', height }: SkeletonProps) => (
  <svg className="skeleton" width={width} height={height} aria-hidden="true" />
)
