import type { ProjectFile } from '@showroom/contract/project/project'
import type { StoredFile } from './file.store.ts'

export const presentFile = (file: Omit<StoredFile, 'uploadedBy'>, remove: boolean): ProjectFile => ({
  id: file.publicId,
  file_name: file.fileName,
  media_type: file.mediaType,
  size: file.size,
  uploaded_at: file.uploadedAt.toISOString(),
  uploaded_by: file.uploadedByName,
  can: { remove },
})
