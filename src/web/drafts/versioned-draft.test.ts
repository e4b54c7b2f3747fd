import { describe, expect, it } from 'vitest'
import { afterSave, changesIn, draftOf, isChanged, mergeFields, rebase, type VersionedDraft } from './versioned-draft.ts'

type Fact = Record<'label' | 'short' | 'state', string>

const base: Fact = { label: 'Groups', short: 'Not yet', state: 'not-decided' }

describe('merging what two people wrote', () => {
  it.each<[rule: string, local: Partial<Fact>, remote: Partial<Fact>, merged: Partial<Fact>]>([
    ['a field nobody touched stays', {}, {}, {}],
    ['a field the writer changed stays theirs', { short: 'Soon' }, {}, { short: 'Soon' }],
    ['a field someone else changed becomes that', {}, { short: 'In May' }, { short: 'In May' }],
    ['each keeps their own field', { short: 'Soon' }, { label: 'Schools' }, { short: 'Soon', label: 'Schools' }],
    ['in a field both changed, the writer’s words stay', { short: 'Soon' }, { short: 'In May' }, { short: 'Soon' }],
    ['a field the writer emptied stays empty', { short: '' }, { short: 'In May' }, { short: '' }],
    ['a field both changed alike is that', { short: 'In May' }, { short: 'In May' }, { short: 'In May' }],
  ])('keeps what each of them meant: %s', (_, local, remote, merged) => {
    expect(mergeFields(base, { ...base, ...local }, { ...base, ...remote })).toEqual({ ...base, ...merged })
  })

  it('finds what the writer changed', () => {
    expect(changesIn(base, { ...base, short: 'Soon' })).toEqual({ short: 'Soon' })
    expect(isChanged(base, { ...base })).toBe(false)
    expect(isChanged(base, { ...base, short: '' })).toBe(true)
  })
})

describe('a draft of something with versions', () => {
  const typed = (part: Partial<Fact>): VersionedDraft<Fact> => ({ base: { fields: base, version: 1 }, local: { ...base, ...part }, isConflict: false })

  it('is saved on top of what someone else saved in the meantime, and says that there is a conflict', () => {
    const draft = rebase(typed({ short: 'Soon' }), { fields: { ...base, label: 'Schools' }, version: 2 })

    expect(draft).toEqual({
      base: { fields: { ...base, label: 'Schools' }, version: 2 },
      local: { ...base, label: 'Schools', short: 'Soon' },
      isConflict: true,
    })
    expect(changesIn(draft.base.fields, draft.local)).toEqual({ short: 'Soon' })
  })

  it('stays in conflict through a reload and a third person’s save, and takes nothing back of either', () => {
    const second = rebase(typed({ short: 'Soon' }), { fields: { ...base, label: 'Schools' }, version: 2 })
    const reloaded = rebase(second, second.base)
    const third = rebase(reloaded, { fields: { ...base, label: 'Classes', state: 'known' }, version: 3 })

    expect(reloaded).toEqual(second)
    expect(third.local).toEqual({ label: 'Classes', short: 'Soon', state: 'known' })
    expect(third.isConflict).toBe(true)
  })

  it('is in no conflict with the version it began from', () => {
    expect(rebase(typed({ short: 'Soon' }), { fields: base, version: 1 })).toEqual(typed({ short: 'Soon' }))
  })

  it('is the saved version once it was saved', () => {
    const saved = { fields: { ...base, short: 'Soon.' }, version: 2 }

    expect(afterSave({ ...typed({ short: 'Soon' }), isConflict: true }, { ...base, short: 'Soon' }, saved)).toEqual(draftOf(saved))
  })

  it('goes on with what was typed while it was being saved', () => {
    const saved = { fields: { ...base, short: 'Soon', label: 'Groups!' }, version: 2 }

    const draft = afterSave(typed({ short: 'Soon, we hope' }), { ...base, short: 'Soon' }, saved)

    expect(draft.local).toEqual({ ...base, label: 'Groups!', short: 'Soon, we hope' })
    expect(changesIn(draft.base.fields, draft.local)).toEqual({ short: 'Soon, we hope' })
  })
})
