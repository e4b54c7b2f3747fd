import { z } from 'zod'
import { recordOf } from '../typed-object.ts'
import { ALERT_PACES, EVERY_ALERT } from './alert-kinds.ts'

/** How someone wants to hear of some kinds. */
export const AlertSettingsChange = z
  .strictObject(recordOf(EVERY_ALERT, () => z.enum(ALERT_PACES, 'Please choose how soon we email you.')))
  .partial()
