import { CLIENT_FOLDER, readCompressible } from '../files/assets.ts'
import { findCompressed, saveCompressed } from '../files/compressed-files.ts'
import { compressSmall } from '../http/compression.ts'

// Compresses the browser's files for all starts to come. The build does it.
const all = readCompressible(CLIENT_FOLDER).map(async (bytes) => ({ bytes, br: findCompressed(bytes) ?? (await compressSmall(bytes)) }))
saveCompressed(await Promise.all(all))
