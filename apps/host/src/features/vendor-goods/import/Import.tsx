import { useAddress } from '../../../kit/useAddress.ts'
import { ImportFile } from './ImportFile.tsx'
import { ImportStart } from './ImportStart.tsx'
import '../products/Products.css'
import '../../../kit/StepBar.css'
import './Import.css'

/** A file or a feed on its way into the catalogue; which one stands in the address. */
export const Import = () => {
  const { of, show } = useAddress<'file' | 'page' | 'outcome' | 'open'>()
  const id = of('file')
  const open = (file: string | null) => show({ file, page: null, outcome: null, open: null })
  return id === '' ? (
    <ImportStart onBegun={open} />
  ) : (
    <ImportFile key={id} id={id} onLeave={() => open(null)} />
  )
}
