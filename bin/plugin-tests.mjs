// The former name of the command.
import './wordpress-tests.mjs';
