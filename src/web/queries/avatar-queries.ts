import type { CurrentUser } from '../../shared/accounts/accounts.ts'
import { asShown } from './client/api-as.ts'
import type { Api } from './client/api.ts'
import { type OnProgress, sendFile } from './client/send-file.ts'

const AVATAR = '/api/forum/profile/avatar'

export const changeAvatar = (memberId: number, file: Blob, onProgress: OnProgress) =>
  sendFile<{ user: CurrentUser }>('PUT', AVATAR, file, onProgress, asShown(memberId))
export const removeAvatar = (api: Api) => api.delete<{ user: CurrentUser }>(AVATAR)
