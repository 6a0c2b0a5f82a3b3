import { isOtherLot } from '@showroom/contract/order/receipt.rules'
import { pictureTypes } from '@showroom/contract/shared/image.rules'
import { shipmentMessages as say } from '@showroom/contract/order/shipment.messages'
import { FileField } from '../../kit/form/FileField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { digitsIn } from '../../kit/form/typed-number.ts'
import { quantityWords } from '../checkout/checkout-words.ts'
import { sendFile } from '../projects/upload-file.ts'
import { type Arriving, type Counted, isShortLine, type SentPhoto } from './useReceiving.ts'
import { shipmentMessages as messages } from './messages.ts'

const largestPhoto = 10 * 1_024 * 1_024

type Props = {
  line: Arriving['lines'][number]
  deliveryId: string
  counted: Counted | undefined
  errors: Record<string, string>
  onChange: (changed: (before: Counted) => Counted) => void
}

/** One line of what came: so many boxes, of which so many are damaged. */
export const CountLine = ({ line, deliveryId, counted, errors, onChange }: Props) => {
  if (!counted) return null
  const missing = line.units - Number(counted.received || line.units)
  const isShort = isShortLine(line, counted)
  const isOther = isOtherLot({ lot: counted.lot, promisedLots: line.lot ?? '' })
  const text = (name: 'received' | 'damaged' | 'lot' | 'note') => ({
    name: `${name}-${line.item_id}`,
    value: counted[name],
    error: errors[`${name}-${line.item_id}`],
    autoComplete: 'off',
    onChange: (typed: string) => {
      const value = name === 'received' || name === 'damaged' ? digitsIn(typed) : typed
      onChange((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <fieldset className="receive-line">
      <legend>{line.product_name}</legend>
      <p>{[messages.sent(quantityWords(line.units, line.uom)), line.lot].filter(Boolean).join(' ')}</p>
      <div className="receive-counts">
        <TextField
          {...text('received')}
          label={messages.received}
          inputMode="numeric"
          maxLength={4}
          required
        />
        <TextField
          {...text('damaged')}
          label={messages.damagedField}
          inputMode="numeric"
          maxLength={4}
          required={false}
        />
      </div>
      <p className="receive-missing" role="status">
        {missing > 0 ? messages.missingNow(missing) : ''}
      </p>
      <TextField {...text('lot')} label={messages.lotOnBoxes} maxLength={60} required={false} />
      <p className="receive-missing" role="status">
        {isOther && line.lot !== null ? messages.otherLotNow(line.lot) : ''}
      </p>
      {isShort && (
        <>
          <TextField {...text('note')} label={messages.note} maxLength={300} required={false} />
          <Photos deliveryId={deliveryId} photos={counted.photos} onChange={onChange} />
        </>
      )}
    </fieldset>
  )
}

type PhotoProps = Pick<Props, 'deliveryId' | 'onChange'> & { photos: readonly SentPhoto[] }

const Photos = ({ deliveryId, photos, onChange }: PhotoProps) => (
  <FileField
    label={messages.photosOfDamage}
    hint={messages.photosHint}
    required={false}
    accept={pictureTypes}
    documents={photos.map((photo, index) => ({ ...photo, file_name: messages.photo(index + 1) }))}
    onAdd={async (file, onProgress) => {
      const sent = await sendFile<{ id: string }>(file, {
        address: `/api/delivery_photo/${deliveryId}`,
        largest: largestPhoto,
        tooLarge: say.photoTooLarge,
        onProgress,
      })
      if ('sentence' in sent) return sent.sentence
      onChange((before) => ({ ...before, photos: [...before.photos, { id: sent.data.id, size: file.size }] }))
      return null
    }}
    // What is not signed for is swept away in a day.
    onRemove={async (id) =>
      onChange((before) => ({ ...before, photos: before.photos.filter((photo) => photo.id !== id) }))
    }
  />
)
