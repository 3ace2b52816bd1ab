# Debian with everything that npm start and npm test need, see "Windows, macOS and other systems" in README.md.
FROM node:20-bookworm

RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        ca-certificates chromium-headless-shell composer gettext git gzip tar unzip \
        php-cli php-curl php-fpm php-gd php-intl php-mbstring php-redis php-sqlite3 php-xml php-zip \
        nginx redis-server \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /stallkeeper
EXPOSE 8080

CMD ["npm", "start", "--", "--host", "0.0.0.0", "--yes"]
