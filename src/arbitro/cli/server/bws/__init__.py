"""`arbitro bws`: files of table devices."""
