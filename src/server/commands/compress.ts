import { CLIENT_FOLDER, compressAsset, readCompressible } from '../files/assets.ts'
import { saveCompressed } from '../files/compressed-files.ts'

// Compresses the browser's files for all starts to come. The build does it.
const all = readCompressible(CLIENT_FOLDER).map(async (bytes) => ({ bytes, br: (await compressAsset(bytes)).br }))
saveCompressed(await Promise.all(all))
