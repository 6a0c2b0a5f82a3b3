import { NavLink } from 'react-router'
import { paths } from '../paths.ts'

/** The main navigation, in the header and in the off-canvas menu. */
export const MainLinks = ({ onChosen }: { onChosen?: () => void }) => (
  <>
    <NavLink to={paths.home} end onClick={onChosen}>
      Showroom
    </NavLink>
    <NavLink to={paths.brands} onClick={onChosen}>
      Our brands
    </NavLink>
    <NavLink to={paths.proAccount} onClick={onChosen}>
      For Pros
    </NavLink>
  </>
)
