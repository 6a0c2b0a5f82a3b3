import { isSitePicture, SitePicture } from './SitePicture.tsx'

type Props = { menuSlug: string; sizes: string; isFirst?: boolean; className?: string }

/** What a department looks like; its name stands beside it, so readers hear that alone. */
export const DepartmentPicture = ({ menuSlug, ...rest }: Props) => {
  const name = `department-${menuSlug}`
  return isSitePicture(name) ? <SitePicture name={name} alt="" {...rest} /> : null
}
