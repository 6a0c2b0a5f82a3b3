import { Link } from 'react-router'
import { layoutMessages as messages } from './messages.ts'

export type Crumb = { name: string; to: string | null }

export const Breadcrumb = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label={messages.breadcrumb}>
    <ol className="breadcrumb">
      {crumbs.map(({ name, to }) => (
        <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
      ))}
    </ol>
  </nav>
)
