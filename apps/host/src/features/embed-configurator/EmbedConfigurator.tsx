import type { DomainBook } from '@showroom/contract/showroom/domain'
import { useState } from 'react'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Snippets } from './Snippets.tsx'
import { TagForm } from './TagForm.tsx'
import { TagPreview } from './TagPreview.tsx'
import { firstSetup } from './tag-setup.ts'
import { useChoices } from './useChoices.ts'
import { Websites } from './Websites.tsx'
import '../showroom/Showroom.css'
import './EmbedConfigurator.css'

/** /account/embed: a tag for a Pro's own website, as it will look there, what to paste, and where it is seen. */
export const EmbedConfigurator = () => {
  const read = useRead('GET /api/showroom/domain', {})
  return (
    <Loaded read={read} rows={6}>
      {({ data }) => <Configurator book={data} onBook={read.replace} />}
    </Loaded>
  )
}

type Props = { book: DomainBook; onBook: (book: DomainBook) => void }

const Configurator = ({ book, onBook }: Props) => {
  const [setup, setSetup] = useState(firstSetup)
  const showroom = book.vsd_id ?? ''
  const choices = useChoices(showroom)
  return (
    <div className="embed">
      <div className="embed-set-up">
        <TagForm setup={setup} choices={choices} onSetup={setSetup} />
        <TagPreview setup={setup} showroom={showroom} />
      </div>
      <Snippets setup={setup} showroom={showroom} />
      <Websites book={book} onBook={onBook} />
    </div>
  )
}
