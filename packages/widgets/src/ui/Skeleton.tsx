type SkeletonProps = {
  /** Width and height in px, or in percent of the place it stands in. */
  width?: string
  height: string
}

/** Holds the true shape of what is on its way; the region around it says that it is loading. */
export const Skeleton = ({ width = '100%', height }: SkeletonProps) => (
  <span className="skeleton" style={{ width, height }} aria-hidden="true" />
)
