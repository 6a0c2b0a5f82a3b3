import type { ProductPhoto, VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FileField } from '../../../kit/form/FileField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { ProductPicture } from '../../projects/ProductPicture.tsx'
import { sendPhoto } from './send-photo.ts'
import { productMessages as messages } from './messages.ts'

type Props = { product: VendorProduct; onProduct: (product: VendorProduct) => void }

/** Each photo is there as soon as it has arrived, and every change of them is kept at once. */
export const ProductPhotos = ({ product, onProduct }: Props) => {
  const { photos } = product
  const { run, isBusy } = useSubmit(async (arranged: readonly ProductPhoto[]) => {
    const { data, message } = await call('PUT /api/vendor_products/{id}/photos', {
      params: { id: product.id },
      body: { photos: arranged.map(({ id, alt }) => ({ id, alt })) },
    })
    if (message) toast.success(message)
    onProduct(data)
  })
  return (
    <section className="form goods-section" aria-labelledby="goods-photos">
      <h3 id="goods-photos">{messages.photos}</h3>
      <FileField
        label={messages.addPhotos}
        hint={messages.photosHint}
        accept={pictureTypes}
        picture={pictureFields.product}
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await sendPhoto(product.id, file, onProgress)
          if ('sentence' in sent) return sent.sentence
          onProduct(sent.data)
          return null
        }}
      />
      {photos.length === 0 ? (
        <p className="goods-soft">{messages.noPhotos}</p>
      ) : (
        <ol className="goods-photos" aria-busy={isBusy}>
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              number={at + 1}
              onSave={(alt) => void run(photos.with(at, { ...photo, alt }))}
              onFirst={() => void run([photo, ...photos.filter(({ id }) => id !== photo.id)])}
              onRemove={() => void run(photos.filter(({ id }) => id !== photo.id))}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

type RowProps = {
  photo: ProductPhoto
  number: number
  onSave: (alt: string) => void
  onFirst: () => void
  onRemove: () => void
}

const PhotoRow = ({ photo, number, onSave, onFirst, onRemove }: RowProps) => {
  const [alt, setAlt] = useState(photo.alt)
  const { picture, problem } = photo
  return (
    <li>
      <div className="goods-photo">
        {picture && <ProductPicture picture={picture} sizes="96px" />}
        {!picture && <small>{problem === '' ? messages.photoWaiting : messages.photoRefused(problem)}</small>}
      </div>
      <form
        className="form"
        noValidate
        aria-label={messages.photoNumber(number)}
        onSubmit={(event) => {
          event.preventDefault()
          onSave(alt)
        }}
      >
        <TextField
          name={`alt-${photo.id}`}
          label={messages.photoWords}
          value={alt}
          onChange={setAlt}
          maxLength={200}
          autoComplete="off"
        />
        <div className="goods-buttons">
          {alt !== photo.alt && (
            <button type="submit" className="button quiet">
              {messages.savePhoto}
            </button>
          )}
          {number > 1 && (
            <button type="button" className="form-link" onClick={onFirst}>
              {messages.moveFirst(number)}
            </button>
          )}
          <button type="button" className="form-link" onClick={onRemove}>
            {messages.removePhoto(number)}
          </button>
        </div>
      </form>
    </li>
  )
}
