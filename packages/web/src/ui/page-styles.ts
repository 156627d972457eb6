// The styles of every page. Later ones override earlier ones, so their order matters.
import './tokens.css';
import './base.css';
import './print.css';
