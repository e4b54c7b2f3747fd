import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { FIRST_SETTINGS } from '../../../shared/office/settings/settings.ts'
import { changeSettings } from './change-settings.ts'
import { getSettings } from './get-settings.ts'

describe('the settings', () => {
  it('have defaults, keep what the owner sets, and leave the rest', async () => {
    const { site, rosa } = await aForum()
    expect(await getSettings(site)).toEqual(FIRST_SETTINGS)

    await changeSettings(site, as(rosa), { postalAddress: 'PO Box 1, Austin, TX' })
    await changeSettings(site, as(rosa), { senderName: 'Rosa of On Joue' })

    const expected = { ...FIRST_SETTINGS, postalAddress: 'PO Box 1, Austin, TX', senderName: 'Rosa of On Joue' }
    expect(await getSettings(site)).toEqual(expected)
  })

  it('are the admins’ alone, and every change is written down', async () => {
    const { site, rosa, ines } = await aForum()

    await expect(changeSettings(site, as(ines), { senderName: 'Ines' })).rejects.toMatchObject({ code: 'not-found' })
    await changeSettings(site, as(rosa), { senderName: 'Rosa' })

    const acts = await site.db.selectFrom('officeAct').select(['actorId', 'kind', 'detail']).execute()
    expect(acts).toEqual([{ actorId: rosa.id, kind: 'settings.change', detail: '{"settings":["senderName"]}' }])
  })

  it('are written down only where they are others than before', async () => {
    const { site, rosa } = await aForum()
    const { senderName, replyAddress } = FIRST_SETTINGS
    const form = { senderName, replyAddress, postalAddress: 'PO Box 1, Austin, TX' }

    await changeSettings(site, as(rosa), form)
    await changeSettings(site, as(rosa), form)
    await changeSettings(site, as(rosa), { ...form, senderName: 'Rosa' })

    const acts = await site.db.selectFrom('officeAct').select('detail').orderBy('id').execute()
    expect(acts).toEqual([{ detail: '{"settings":["postalAddress"]}' }, { detail: '{"settings":["senderName"]}' }])
  })
})
