import { createElement, type SVGProps } from 'react'

/** How an icon of Lucide is drawn: shapes of a square of 24. */
export interface DrawnIcon {
  node: [tag: string, attributes: Readonly<Record<string, string>>][]
}

/**
 * Takes the place of Lucide's own component in the built site (scripts/bundling/icons.ts), which puts each icon
 * together again wherever it stands; here its shapes are made once. Screen readers pass icons over: what they mean is
 * said beside them.
 */
export function makeIcon({ node }: DrawnIcon) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        ...{ width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
        ...{ 'aria-hidden': true, ...props },
      },
      ...shapes,
    )
}
