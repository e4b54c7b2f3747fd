import { Link } from '../../../ui/link.tsx'
import { AskAssistant } from './ask-assistant.tsx'
import './help-links.css'

/** The ways to an answer, in this order at the end of every page of the forum and its accounts. Source: WCAG 3.2.6 */
export const HelpLinks = () => (
  <nav className="help-links" aria-label="Help">
    <Link to="/visit">Know Before You Go</Link>
    <Link to="/#contact">Contact</Link>
    <AskAssistant />
  </nav>
)
