import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import { largestImportMegabytes } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { Progress } from '../../../kit/form/send-file.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { importMessages } from './messages.ts'

/** Sends a file; the import that it begins, or why it was not taken. */
export const sendGoods = (file: File, onProgress: Progress) =>
  sendOneFile<GoodsImport>('/api/vendor_import_file', file, {
    onProgress,
    largest: largestImportMegabytes * 1_048_576,
    tooLarge: say.fileTooLarge,
    notSent: importMessages.notSent,
  })
