// Of every page, in this order.
import './tokens.css';
import './base.css';
import './print.css';
