import { departmentMessages as say } from '@showroom/contract/catalogue/departments.messages'
import type { ArrangedCategory, ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import { FileField } from '../../kit/form/FileField.tsx'
import { CategoryPicture } from '../../kit/picture/CategoryPicture.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { sendOneFile } from '../../session/send-one-file.ts'
import type { Arranging } from './useDepartments.ts'
import { departmentsMessages as messages } from './messages.ts'

const { width, height } = pictureFields.category.minimum

/** What stands on the tile of a category: what was sent, else what the house has drawn. */
export const CategoryPictureField = ({
  category: { id, name, slug, picture },
  arranging: { replace, removePicture, isBusy },
}: {
  category: ArrangedCategory
  arranging: Arranging
}) => (
  <div className="departments-picture">
    <span className="departments-tile" role="img" aria-label={messages.pictureOf(name)}>
      <CategoryPicture slug={slug} sizes="160px" picture={picture} />
    </span>
    <div>
      <FileField
        label={messages.picture}
        hint={messages.pictureHint(width, height)}
        accept={pictureTypes}
        picture={pictureFields.category}
        isSingle
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await sendOneFile<ArrangedDepartment[]>(`/api/admin/category_picture/${id}`, file, {
            onProgress,
            tooLarge: say.fileTooLarge,
            notSent: messages.pictureNotSent,
          })
          if ('sentence' in sent) return sent.sentence
          replace(sent.data)
          toast.success(say.pictureSaved)
          return null
        }}
      />
      {picture !== null && (
        <button
          type="button"
          className="account-plain danger"
          aria-disabled={isBusy || undefined}
          onClick={() => void (isBusy || removePicture(id))}
        >
          {messages.removePicture}
        </button>
      )}
    </div>
  </div>
)
