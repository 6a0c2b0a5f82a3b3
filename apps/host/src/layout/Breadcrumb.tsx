import { Link } from 'react-router'

export type Crumb = { name: string; to: string | null }

export const Breadcrumb = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className="breadcrumb">
      {crumbs.map(({ name, to }) => (
        <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
      ))}
    </ol>
  </nav>
)
